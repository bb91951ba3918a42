import { requestsNow } from '#fixtures/request-details.ts';
import { coilRequest, longTextRequest } from '#fixtures/requests.ts';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './RequestCard.contract.ts';
import { RequestCard } from './RequestCard.tsx';

const images = [...coilRequest.images, ...coilRequest.images];

describeConformance({
  contract,
  render: (props) => <RequestCard {...coilRequest} {...props} />,
  examples: [
    <RequestCard key="all" {...coilRequest} images={images} onClientOpen={() => {}} />,
    <RequestCard
      key="facts"
      {...coilRequest}
      quantity={40}
      unit="tonne"
      neededBy="2026-12-20"
      quoteCount={3}
      status="awarded"
      requestHref="#request"
    />,
    <RequestCard key="passed" {...coilRequest} neededBy="2026-11-20" now={requestsNow} />,
    <RequestCard key="longTextCompany" {...longTextRequest} style={{ inlineSize: 320 }} />,
  ],
});
