'use client';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FileEntry, FileUpload } from '#components/FileField/file-entry.ts';

/**
 * Uploads a picture: resolves with its address, rejects with an error whose message says what is wrong. `onProgress` takes
 * the progress from 0 to 1; `signal` aborts when the picture is removed before it is there.
 */
export type UploadPicture = (
  file: File,
  options: { signal: AbortSignal; onProgress: (progress: number) => void },
) => Promise<string>;

/** A picture on its way, or one that could not be uploaded. */
export interface PictureUpload extends FileUpload {
  entry: FileEntry & { file: File };
  /** Its address, from the moment it is uploaded until all that were chosen before it are. */
  address?: string;
}

/** A picture that is uploaded. */
export interface UploadedPicture {
  address: string;
  file: File;
}

interface UploadsOptions {
  onUpload: UploadPicture;
  /** Why an upload failed when its error does not say it. */
  failed: string;
  /** Called with the pictures that are uploaded, in the order in which they were chosen. */
  onUploaded: (pictures: readonly UploadedPicture[]) => void;
}

const isUploaded = (upload: PictureUpload): upload is PictureUpload & { address: string } =>
  upload.address !== undefined;
const isRunning = (upload: PictureUpload) => !isUploaded(upload) && upload.error === undefined;

const abortAll = (controllers: ReadonlyMap<string, AbortController>) => {
  for (const controller of controllers.values()) controller.abort();
};

/** Uploads pictures side by side and gives them back in the order in which they were chosen. */
export function useUploads({ onUpload, failed, onUploaded }: UploadsOptions) {
  const [uploads, setUploads] = useState<readonly PictureUpload[]>([]);
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

  const update = (next: readonly PictureUpload[]) => {
    latest.current.uploads = next;
    setUploads(next);
  };
  const change = (id: string, next: Omit<PictureUpload, 'entry'>) =>
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
      latest.current.onUploaded(ready.map(({ entry, address }) => ({ address, file: entry.file })));
    });
  };

  const run = ({ id, file }: PictureUpload['entry']) => {
    const controller = new AbortController();
    const { signal } = controller;
    controllers.current.set(id, controller);
    const changeUnlessAborted = (next: Omit<PictureUpload, 'entry'>) => {
      if (signal.aborted) return;
      change(id, next);
      giveBack();
    };
    onUpload(file, { signal, onProgress: (progress) => changeUnlessAborted({ progress }) }).then(
      (address) => changeUnlessAborted({ progress: 1, address }),
      (reason: unknown) =>
        changeUnlessAborted({ error: reason instanceof Error && reason.message ? reason.message : failed }),
    );
  };

  return {
    uploads,
    isUploading: uploads.some(isRunning),
    start: (entries: readonly PictureUpload['entry'][]) => {
      update([...latest.current.uploads, ...entries.map((entry) => ({ entry, progress: 0 }))]);
      for (const entry of entries) run(entry);
    },
    retry: ({ entry }: PictureUpload) => {
      change(entry.id, { progress: 0 });
      run(entry);
    },
    remove: ({ entry }: PictureUpload) => {
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
