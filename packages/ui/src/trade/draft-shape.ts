/** How what a form edits becomes its draft, and the draft changes of it. `Field` are the fields that the API knows. */
export interface DraftShape<Entity, Draft, Field extends string, Changes> {
  /** The draft of what nobody has edited yet. */
  draftOf: (entity: Entity) => Draft;
  /** The fields that differ between two drafts, in the order of the form. */
  changedFields: (draft: Draft, other: Draft) => Field[];
  /** Of a draft, what differs from `other`, as the API takes it. */
  changesOf: (draft: Draft, other: Draft) => Changes;
  /** The draft `onto` with `fields` from `draft`. */
  carryOver: (draft: Draft, onto: Draft, fields: readonly Field[]) => Draft;
}

/** Why changes were refused: others have changed the same fields in the meantime. */
export interface EditConflict<Entity> {
  /** How it is now. */
  current: Entity;
  /** The fields that differ. */
  fields: readonly string[];
}
