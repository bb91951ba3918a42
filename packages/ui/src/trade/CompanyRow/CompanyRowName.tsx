interface CompanyRowNameProps {
  /** The company's id, given to `onOpen`. */
  id: string;
  /** The company's name. */
  companyName: string;
  /** Makes the name a button. */
  onOpen: ((id: string) => void) | undefined;
}

/** A company's name; a button where the company can be opened. */
export function CompanyRowName({ id, companyName, onOpen }: CompanyRowNameProps) {
  return onOpen ? (
    <button data-part="name" type="button" onClick={() => onOpen(id)}>
      {companyName}
    </button>
  ) : (
    <span data-part="name">{companyName}</span>
  );
}
