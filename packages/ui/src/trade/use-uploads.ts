'use client';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FileEntry, FileUpload } from '#components/FileField/file-entry.ts';

/**
 * Uploads a file: resolves with what the server makes of it, rejects with an error whose message says what is wrong.
 * `onProgress` takes the progress from 0 to 1; `signal` aborts when the file is removed before it is there.
 */
export type UploadFile<Uploaded> = (
  file: File,
  options: { signal: AbortSignal; onProgress: (progress: number) => void },
) => Promise<Uploaded>;

/** A file on its way, or one that could not be uploaded. */
export interface RunningUpload<Uploaded> extends FileUpload {
  entry: FileEntry & { file: File };
  /** What it became, from the moment it is uploaded until all that were chosen before it are. */
  uploaded?: Uploaded;
}

/** A file that is uploaded, and what it became. */
export interface DoneUpload<Uploaded> {
  uploaded: Uploaded;
  file: File;
}

interface UploadsOptions<Uploaded> {
  onUpload: UploadFile<Uploaded>;
  /** Why an upload failed when its error does not say it. */
  failed: string;
  /** Called with the files that are uploaded, in the order in which they were chosen. */
  onUploaded: (done: readonly DoneUpload<Uploaded>[]) => void;
}

const isUploaded = <Uploaded>(
  upload: RunningUpload<Uploaded>,
): upload is RunningUpload<Uploaded> & { uploaded: Uploaded } => upload.uploaded !== undefined;
const isRunning = (upload: RunningUpload<unknown>) => !isUploaded(upload) && upload.error === undefined;

const abortAll = (controllers: ReadonlyMap<string, AbortController>) => {
  for (const controller of controllers.values()) controller.abort();
};

/** Uploads files side by side and gives them back in the order in which they were chosen. */
export function useUploads<Uploaded>({ onUpload, failed, onUploaded }: UploadsOptions<Uploaded>) {
  type Upload = RunningUpload<Uploaded>;
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  // Uploads end between renders, and each needs what the one before it has left.
  const latest = useRef({ uploads, onUploaded });
  useLayoutEffect(() => {
    latest.current.onUploaded = onUploaded;
  });
  const controllers = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const all = controllers.current;
    return () => abortAll(all);
  }, []);

  const update = (next: readonly Upload[]) => {
    latest.current.uploads = next;
    setUploads(next);
  };
  const change = (id: string, next: Omit<Upload, 'entry'>) =>
    update(
      latest.current.uploads.map((upload) =>
        upload.entry.id === id ? { entry: upload.entry, ...next } : upload,
      ),
    );
  const giveBack = () => {
    const all = latest.current.uploads;
    const running = all.findIndex(isRunning);
    const ready = all.slice(0, running === -1 ? undefined : running).filter(isUploaded);
    if (ready.length === 0) return;
    flushSync(() => {
      update(all.filter((upload) => !ready.some(({ entry }) => entry === upload.entry)));
      latest.current.onUploaded(ready.map(({ entry, uploaded }) => ({ uploaded, file: entry.file })));
    });
  };

  const run = ({ id, file }: Upload['entry']) => {
    const controller = new AbortController();
    const { signal } = controller;
    controllers.current.set(id, controller);
    const changeUnlessAborted = (next: Omit<Upload, 'entry'>) => {
      if (signal.aborted) return;
      change(id, next);
      giveBack();
    };
    onUpload(file, { signal, onProgress: (progress) => changeUnlessAborted({ progress }) }).then(
      (uploaded) => changeUnlessAborted({ progress: 1, uploaded }),
      (reason: unknown) =>
        changeUnlessAborted({ error: reason instanceof Error && reason.message ? reason.message : failed }),
    );
  };

  return {
    uploads,
    isUploading: uploads.some(isRunning),
    start: (entries: readonly Upload['entry'][]) => {
      update([...latest.current.uploads, ...entries.map((entry) => ({ entry, progress: 0 }))]);
      for (const entry of entries) run(entry);
    },
    retry: ({ entry }: Upload) => {
      change(entry.id, { progress: 0 });
      run(entry);
    },
    remove: ({ entry }: Upload) => {
      controllers.current.get(entry.id)?.abort();
      update(latest.current.uploads.filter((upload) => upload.entry.id !== entry.id));
      giveBack();
    },
    clear: () => {
      abortAll(controllers.current);
      update([]);
    },
  };
}
