'use client';
import { useEffect, useRef, useState } from 'react';
import type { DraftShape } from './draft-shape.ts';

interface Editing<Entity, Draft> {
  /** What changes are told from: what is edited, as it was when they began. */
  base: Entity;
  /** What the fields begin with. */
  initial: Draft;
  /** What they hold. */
  draft: Draft;
  /** The key of the fields: another one lets them begin anew. */
  fieldsKey: number;
}

interface DraftOptions<Draft> {
  /** What was written before, to begin with. */
  kept: Partial<Draft> | undefined;
  /** Called when the first change is made, and when none is left to save. */
  onDirtyChange: ((dirty: boolean) => void) | undefined;
}

/** The draft of what a form edits, and what is changed in it. */
export function useDraft<
  Entity extends { version: number },
  Draft extends object,
  Field extends string,
  Changes extends object,
>(
  entity: Entity,
  shape: DraftShape<Entity, Draft, Field, Changes>,
  { kept, onDirtyChange }: DraftOptions<Draft>,
) {
  const { draftOf, changedFields, changesOf, carryOver } = shape;

  const begin = (one: Entity, written: Partial<Draft> | undefined): Editing<Entity, Draft> => {
    const initial = { ...draftOf(one), ...written };
    return { base: one, initial, draft: initial, fieldsKey: 0 };
  };
  const [editing, setEditing] = useState(() => begin(entity, kept));
  const [followed, setFollowed] = useState(entity.version);
  const { base, initial, draft, fieldsKey } = editing;

  const ownFields = () => changedFields(draft, draftOf(base));

  /** What it is with another version, and of the own changes with those of `fields`. */
  const goneOnWith = (next: Entity, fields: readonly Field[]): Editing<Entity, Draft> => {
    const carried = carryOver(draft, draftOf(next), fields);
    // The fields stay as they are, and with them the focus, unless one of them is to show something else.
    return changedFields(carried, draft).length === 0
      ? { ...editing, base: next }
      : { base: next, initial: carried, draft: carried, fieldsKey: fieldsKey + 1 };
  };

  /**
   * Follows to another version where that loses nothing: when all own changes are saved in it, or when it changes nothing
   * that is shown but them. Otherwise the changes stay what they are to the version that they began with, and the server
   * finds out whether others have changed the same.
   */
  const followedTo = (next: Entity): Editing<Entity, Draft> => {
    const saved = draftOf(next);
    const left = ownFields().filter((field) => changedFields(draft, saved).includes(field));
    const gone = goneOnWith(next, left);
    const isMine = changedFields(saved, draftOf(base)).every((field) => !left.includes(field));
    return left.length === 0 || (isMine && gone.fieldsKey === fieldsKey) ? gone : editing;
  };

  if (entity.version > followed) {
    setFollowed(entity.version);
    setEditing(followedTo(entity));
  }

  const changes = changesOf(draft, draftOf(base));
  const isDirty = Object.keys(changes).length > 0;
  const wasDirty = useRef(false);
  useEffect(() => {
    if (isDirty !== wasDirty.current) onDirtyChange?.(isDirty);
    wasDirty.current = isDirty;
  }, [isDirty, onDirtyChange]);

  return {
    initial,
    draft,
    fieldsKey,
    version: base.version,
    changes,
    /** Takes over what was written; returns the whole draft and what is changed in it. */
    write: (written: Partial<Draft>) => {
      const next = { ...draft, ...written };
      setEditing({ ...editing, draft: next });
      return { draft: next, changes: changesOf(next, draftOf(base)) };
    },
    discard: () =>
      setEditing({
        ...begin(base.version > entity.version ? base : entity, undefined),
        fieldsKey: fieldsKey + 1,
      }),
    /** Goes on with `current` and the own changes but those of `theirs`; returns what is left to save. */
    resolve: (current: Entity, theirs: readonly Field[]): Changes => {
      const next = goneOnWith(
        current,
        ownFields().filter((field) => !theirs.includes(field)),
      );
      setEditing(next);
      return changesOf(next.draft, draftOf(current));
    },
  };
}
