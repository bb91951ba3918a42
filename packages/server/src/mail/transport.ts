import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { SendMailOptions } from 'nodemailer';
import type { Config } from '#config.ts';
import type { Words } from './letters.ts';
import { toHtml, toText } from './parts.ts';

/** A letter that is written. */
export interface Letter {
  id: string;
  recipient: string;
  createdAt: Date;
  words: Words;
  /** The domain of its Message-ID. */
  domain: string;
}

/** Takes letters to a mail server or to files. */
export interface Transport {
  /**
   * Rejects when the letter is not taken, with LetterRefusedError when it never will be. `signal` stops the try: the
   * letter may have been taken nevertheless.
   */
  send(letter: Letter, signal: AbortSignal): Promise<void>;
}

/** The mail server takes this letter neither now nor later. */
export class LetterRefusedError extends Error {
  override readonly name = 'LetterRefusedError';
}

/** Loaded with the first letter: it is a large part of the program. */
const loadNodemailer = () => import('nodemailer');

/** The same at every try, but for what `words` says: receivers can drop a second copy by its Message-ID. */
function messageOf({ id, recipient, createdAt, words, domain }: Letter, from: string): SendMailOptions {
  // The library would leave the brackets out, and write to another address.
  if (/[<>]/.test(recipient)) throw new LetterRefusedError('The address has an angle bracket.');
  return {
    messageId: `<${id}@${domain}>`,
    from,
    // Not as text, which could be read as several addresses.
    to: { name: '', address: recipient },
    date: createdAt,
    subject: words.subject,
    text: toText(words),
    html: toHtml(words),
    headers: {
      // Nobody's autoresponder should answer.
      'Auto-Submitted': 'auto-generated',
      ...(words.unsubscribe && {
        'List-Unsubscribe': { prepared: true, value: `<${words.unsubscribe.address}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The timeouts of a mail server, in milliseconds. */
export interface SmtpTimeouts {
  connectionTimeout: number;
  greetingTimeout: number;
  socketTimeout: number;
}

const defaultTimeouts: SmtpTimeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
};

const isLocal = (hostname: string): boolean => /^(localhost|127\..*|\[::1\])$/.test(hostname);

/** Whether the server has refused this sender, recipient or text for good. A refused log-in is the operator's to correct. */
const isRefusal = ({ code, responseCode }: { code?: string; responseCode?: number }): boolean =>
  (code === 'EENVELOPE' || code === 'EMESSAGE') && (responseCode === undefined || responseCode >= 500);

function createSmtpTransport(url: string, from: string, timeouts: SmtpTimeouts): Transport {
  const { username, hostname } = new URL(url);
  // Somebody on the way could otherwise pretend that the server knows no TLS, and read the password.
  const requireTLS = username !== '' && !isLocal(hostname);
  return {
    async send(letter, signal) {
      const nodemailer = await loadNodemailer();
      const transporter = nodemailer.createTransport({ url, ...timeouts, ...(requireTLS && { requireTLS }) });
      try {
        await transporter.sendMail({ ...messageOf(letter, from), signal });
      } catch (error) {
        const failure = error as Error & { code?: string; responseCode?: number };
        throw isRefusal(failure) ? new LetterRefusedError(failure.message, { cause: failure }) : failure;
      }
    },
  };
}

/** Writes letters to files that mail programs open. Only the owner of the folder may read them. */
function createFileTransport(folder: string, from: string, log: FastifyBaseLogger): Transport {
  return {
    async send(letter, signal) {
      const nodemailer = await loadNodemailer();
      const composer = nodemailer.createTransport({
        streamTransport: true,
        buffer: true,
        newline: 'windows',
      });
      const { message } = await composer.sendMail({ ...messageOf(letter, from), signal });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${letter.id}.eml`);
      const unfinished = `${file}.tmp`;
      await writeFile(unfinished, message as Buffer, { mode: 0o600, flush: true });
      await rename(unfinished, file);
      log.info({ file }, 'A letter was written to a file, because GUILDHALL_SMTP_URL is not set');
    },
  };
}

/** The transport of the settings. */
export const createTransport = (
  { mail: { smtpUrl, from }, dataFolder }: Pick<Config, 'mail' | 'dataFolder'>,
  log: FastifyBaseLogger,
  timeouts = defaultTimeouts,
): Transport =>
  smtpUrl === undefined
    ? createFileTransport(resolve(dataFolder, 'letters'), from, log)
    : createSmtpTransport(smtpUrl, from, timeouts);
