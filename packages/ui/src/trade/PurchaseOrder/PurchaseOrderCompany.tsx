import type { PurchaseOrderLabels } from './PurchaseOrder.labels.ts';

/** A company as an order has it. */
export interface PurchaseOrderCompany {
  /** Its name. */
  name: string;
  /** Its address, in lines. */
  address: string;
  /** Its number for tax; empty when there is none. */
  gstin?: string | undefined;
}

interface PurchaseOrderCompanyProps {
  /** Which of the two it is. */
  title: string;
  /** The company. */
  company: PurchaseOrderCompany;
  /** The element of the heading. */
  level: 'h2' | 'h3';
  /** The words of the document. */
  words: PurchaseOrderLabels;
}

/** One of the two companies. */
export function PurchaseOrderCompany({
  title,
  company: { name, address, gstin },
  level: Heading,
  words,
}: PurchaseOrderCompanyProps) {
  return (
    <section data-part="party">
      <Heading data-part="heading">{title}</Heading>
      <p data-part="name" dir="auto">
        {name}
      </p>
      <p data-part="address" dir="auto">
        {address}
      </p>
      {gstin && <p data-part="gstin">{words.gstin(gstin)}</p>}
    </section>
  );
}
