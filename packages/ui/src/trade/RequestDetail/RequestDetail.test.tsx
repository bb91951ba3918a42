import { attachments } from '#fixtures/attachments.ts';
import { detailedRequest, estimateRequest, requestsNow } from '#fixtures/request-details.ts';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './RequestDetail.contract.ts';
import { RequestDetail } from './RequestDetail.tsx';

describeConformance({
  contract,
  render: (props) => (
    <RequestDetail
      {...detailedRequest}
      now={requestsNow}
      onClientOpen={() => {}}
      onEdit={() => {}}
      {...props}
    />
  ),
  examples: [
    <RequestDetail key="passed" {...detailedRequest} neededBy="2026-11-20" now={requestsNow} />,
    <RequestDetail key="estimate" {...estimateRequest} now={requestsNow} estimate productHref="#product" />,
    <RequestDetail
      key="files"
      {...detailedRequest}
      now={requestsNow}
      files={attachments}
      onFileOpen={() => {}}
    />,
  ],
});
