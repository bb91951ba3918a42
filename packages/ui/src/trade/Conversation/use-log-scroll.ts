import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { scrollToStart } from '#lib/platform.ts';

interface LogScrollOptions {
  /** The id of the newest message. */
  newestId: string | undefined;
  /** The same id if the reader wrote that message: then the log scrolls down to it. */
  newestOwnId: string | undefined;
  /** The id of the first unread message, to open at. */
  unreadId: string | undefined;
  /** The id of the message to go to, once it is there. */
  focusId: string | undefined;
  /** Called when the reader scrolls near the oldest message. */
  onNearOldest: () => void;
  /** Called when they scroll near the newest one. */
  onNearNewest: () => void;
}

interface LogScroll {
  logRef: RefObject<HTMLDivElement | null>;
  /** The ref of what stands above the first unread message. */
  unreadRef: RefObject<HTMLParagraphElement | null>;
  /** The ref of the message to go to. */
  focusRef: RefObject<HTMLDivElement | null>;
  onScroll: () => void;
  /** Whether messages have arrived below the visible ones. */
  hasNewBelow: boolean;
  scrollToNewest: () => void;
  /** Keeps the reader's place when the next messages come below. Returns what lets it go, for when none come. */
  keepPlace: () => () => void;
}

/** The greatest distance from an end that counts as being there, in px. */
const nearNewest = 48;
const nearOldest = 200;
/** How much of the log is above the message that it opens at. */
const shareAbove = 0.25;

function scrollTo(log: HTMLElement, place: HTMLElement) {
  const { top } = place.getBoundingClientRect();
  const below = top - log.getBoundingClientRect().top - shareAbove * log.clientHeight;
  // Chromium rounds the end up to 1 px, where it does not stay as the log grows.
  log.scrollTop = Math.min(0, log.scrollTop + below);
}

/**
 * Tracks the scroll position of a log. The log is laid out from its end (`column-reverse`), so `scrollTop` is 0 at
 * the newest message and negative above it: the browser itself stays at the end as messages arrive, and keeps the
 * scroll position as older ones are added on top.
 */
export function useLogScroll({
  newestId,
  newestOwnId,
  unreadId,
  focusId,
  onNearOldest,
  onNearNewest,
}: LogScrollOptions): LogScroll {
  const logRef = useRef<HTMLDivElement>(null);
  const unreadRef = useRef<HTMLParagraphElement>(null);
  const focusRef = useRef<HTMLDivElement>(null);
  const [away, setAway] = useState<{ since: string | undefined } | null>(null);

  const kept = useRef<{ element: Element; top: number; newestId: string | undefined }>(null);
  const keepPlace = () => {
    const element = [...(logRef.current?.querySelectorAll("[data-part='message']") ?? [])].at(-1);
    kept.current = element ? { element, top: element.getBoundingClientRect().top, newestId } : null;
    return () => {
      kept.current = null;
    };
  };

  // Before the frame is painted, and never after the reader has scrolled.
  useLayoutEffect(() => {
    if (newestOwnId !== undefined && logRef.current && !kept.current) scrollToStart(logRef.current);
  }, [newestOwnId]);
  useLayoutEffect(() => {
    if (!kept.current || kept.current.newestId === newestId || !logRef.current) return;
    logRef.current.scrollTop += kept.current.element.getBoundingClientRect().top - kept.current.top;
    kept.current = null;
  }, [newestId]);
  useLayoutEffect(() => {
    if (unreadId !== undefined && logRef.current && unreadRef.current)
      scrollTo(logRef.current, unreadRef.current);
  }, [unreadId]);
  useLayoutEffect(() => {
    if (focusId === undefined || !logRef.current || !focusRef.current) return;
    scrollTo(logRef.current, focusRef.current);
    focusRef.current.focus({ preventScroll: true });
  }, [focusId]);

  return {
    logRef,
    unreadRef,
    focusRef,
    keepPlace,
    hasNewBelow: away !== null && away.since !== newestId,
    onScroll: () => {
      const log = logRef.current;
      if (!log) return;
      const fromNewest = Math.abs(log.scrollTop);
      const fromOldest = log.scrollHeight - log.clientHeight - fromNewest;
      if (kept.current) keepPlace();
      if (fromNewest <= nearNewest) {
        setAway(null);
        onNearNewest();
      } else {
        setAway((before) => before ?? { since: newestId });
        if (fromOldest < nearOldest) onNearOldest();
      }
    },
    scrollToNewest: () => {
      const log = logRef.current;
      if (!log) return;
      scrollToStart(log, true);
      // The pressed button disappears, and the focus must not be lost with it.
      log.focus({ preventScroll: true });
    },
  };
}
