import { boughtDeal, dealNames, soldDeal } from '#fixtures/negotiated-deal.ts';
import { negotiationOffers } from '#fixtures/negotiation.ts';
import { DealActions } from '#trade/DealActions/DealActions.tsx';
import { OfferHistory } from '#trade/OfferHistory/OfferHistory.tsx';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './DealScreen.contract.ts';
import { DealScreen } from './DealScreen.tsx';

const href = '/Store?tab=deals';

describeConformance({
  contract,
  render: (props) => <DealScreen dealsHref={href} {...props} />,
  examples: [
    <DealScreen
      key="all"
      deal={boughtDeal}
      dealsHref={href}
      actions={<DealActions onCounter={() => {}} />}
      notice="There is a newer offer."
      order="The order"
      form="The form"
      history={
        <OfferHistory
          offers={negotiationOffers}
          viewer="client"
          names={dealNames.client}
          timeZone="Asia/Kolkata"
        />
      }
      request="The request"
      list="The other deals"
    />,
    <DealScreen key="button" deal={{ ...soldDeal, onCompanyOpen: () => {} }} dealsHref={href} />,
    <DealScreen key="error" state="error" onRetry={() => {}} dealsHref={href} />,
    <DealScreen key="missing" state="missing" dealsHref={href} />,
  ],
});
