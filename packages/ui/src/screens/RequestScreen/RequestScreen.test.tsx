import { boughtRequest } from '#fixtures/negotiated-deal.ts';
import { requestsNow } from '#fixtures/request-details.ts';
import { RequestDetail } from '#trade/RequestDetail/RequestDetail.tsx';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './RequestScreen.contract.ts';
import { RequestScreen } from './RequestScreen.tsx';

const href = '/Store?tab=requests';

describeConformance({
  contract,
  render: (props) => <RequestScreen storeHref={href} {...props} />,
  examples: [
    <RequestScreen
      key="all"
      storeHref={href}
      request={<RequestDetail {...boughtRequest} now={requestsNow} />}
      form="The form"
      quotes="The quotes"
    />,
    <RequestScreen key="error" state="error" onRetry={() => {}} storeHref={href} />,
    <RequestScreen key="missing" state="missing" storeHref={href} />,
  ],
});
