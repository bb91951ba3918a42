import { attachments } from '#fixtures/attachments.ts';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './AttachmentList.contract.ts';
import { AttachmentList } from './AttachmentList.tsx';

describeConformance({
  contract,
  render: (props) => <AttachmentList files={attachments} {...props} />,
  examples: [
    <AttachmentList key="pictures" files={attachments} onLoadPicture={() => new Promise(() => {})} />,
    <AttachmentList key="open" files={attachments} pendingId="f2" onOpen={() => {}} />,
  ],
});
