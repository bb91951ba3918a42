import { attachments } from '#fixtures/attachments.ts';
import {
  counterOffer,
  firstOffer,
  negotiationDeclined,
  negotiationNotes,
  negotiators,
} from '#fixtures/negotiation.ts';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { NoteForm } from './NoteForm.tsx';
import { contract } from './OfferHistory.contract.ts';
import { OfferHistory } from './OfferHistory.tsx';

const history = { viewer: 'client', names: negotiators, timeZone: 'Asia/Kolkata' } as const;

describeConformance({
  contract,
  render: (props) => <OfferHistory {...history} offers={[firstOffer]} {...props} />,
  examples: [
    <OfferHistory
      key="all"
      {...history}
      offers={[firstOffer, counterOffer, { ...counterOffer, number: 3, by: 'vendor', files: attachments }]}
      onFileOpen={() => {}}
      notes={negotiationNotes}
      events={[negotiationDeclined]}
      status="expired"
      composer={<NoteForm error="Not sent." pending />}
    />,
    <OfferHistory key="loading" {...history} offers={[]} state="loading" />,
    <OfferHistory key="empty" {...history} offers={[]} />,
  ],
});
