import { Opener } from '#navigation/Opener.tsx';

interface CompanyRowNameProps {
  /** The company's id, given to `onOpen`. */
  id: string;
  /** The company's name. */
  companyName: string;
  /** Makes the name a link. */
  href: string | undefined;
  /** Makes the name a button, unless it is a link. */
  onOpen: ((id: string) => void) | undefined;
}

/** A company's name, which opens the company where that is possible. */
export function CompanyRowName({ id, companyName, href, onOpen }: CompanyRowNameProps) {
  return (
    <Opener data-part="name" href={href} onOpen={onOpen && (() => onOpen(id))}>
      {companyName}
    </Opener>
  );
}
