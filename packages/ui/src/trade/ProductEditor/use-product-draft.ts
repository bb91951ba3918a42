'use client';
import { useState } from 'react';
import {
  carryOver,
  changedFields,
  changesOf,
  draftOf,
  type EditableProduct,
  type ProductChanges,
  type ProductDraft,
  type ProductField,
} from './product-draft.ts';

interface Editing {
  /** What changes are told from: the product as it was when they began. */
  base: EditableProduct;
  /** What the fields begin with. */
  initial: ProductDraft;
  /** What they hold. */
  draft: ProductDraft;
  /** The key of the fields: another one lets them begin anew. */
  fieldsKey: number;
}

const begin = (product: EditableProduct, kept: Partial<ProductDraft> | undefined): Editing => {
  const initial = { ...draftOf(product), ...kept };
  return { base: product, initial, draft: initial, fieldsKey: 0 };
};

const ownFields = ({ base, draft }: Editing) => changedFields(draft, draftOf(base));

/** Goes on with another version of the product, and of the own changes with those of `fields`. */
function goOnWith(editing: Editing, product: EditableProduct, fields: readonly ProductField[]): Editing {
  const draft = carryOver(editing.draft, draftOf(product), fields);
  // The fields stay as they are, and with them the focus, unless one of them is to show something else.
  return changedFields(draft, editing.draft).length === 0
    ? { ...editing, base: product }
    : { base: product, initial: draft, draft, fieldsKey: editing.fieldsKey + 1 };
}

/**
 * Follows the product to another version where that loses nothing: when all own changes are saved in it, or when it
 * changes nothing that is shown but them. Otherwise the changes stay what they are to the version that they began with,
 * and the server finds out whether others have changed the same.
 */
function follow(editing: Editing, product: EditableProduct): Editing {
  const [saved, base] = [draftOf(product), draftOf(editing.base)];
  const left = ownFields(editing).filter((field) => changedFields(editing.draft, saved).includes(field));
  const next = goOnWith(editing, product, left);
  const isMine = changedFields(saved, base).every((field) => !left.includes(field));
  return left.length === 0 || (isMine && next.fieldsKey === editing.fieldsKey) ? next : editing;
}

/** The draft of a product, and what is changed in it. */
export function useProductDraft(product: EditableProduct, kept: Partial<ProductDraft> | undefined) {
  const [editing, setEditing] = useState(() => begin(product, kept));
  const [followed, setFollowed] = useState(product.version);
  if (product.version > followed) {
    setFollowed(product.version);
    setEditing(follow(editing, product));
  }
  const { base, initial, draft, fieldsKey } = editing;
  return {
    initial,
    draft,
    fieldsKey,
    version: base.version,
    changes: changesOf(draft, draftOf(base)),
    /** Takes over what was written; returns the whole draft and what is changed in it. */
    write: (written: Partial<ProductDraft>) => {
      const next = { ...draft, ...written };
      setEditing({ ...editing, draft: next });
      return { draft: next, changes: changesOf(next, draftOf(base)) };
    },
    discard: () =>
      setEditing({
        ...begin(base.version > product.version ? base : product, undefined),
        fieldsKey: fieldsKey + 1,
      }),
    /** Goes on with `current` and the own changes but those of `theirs`; returns what is left to save. */
    resolve: (current: EditableProduct, theirs: readonly ProductField[]): ProductChanges => {
      const next = goOnWith(
        editing,
        current,
        ownFields(editing).filter((field) => !theirs.includes(field)),
      );
      setEditing(next);
      return changesOf(next.draft, draftOf(current));
    },
  };
}
