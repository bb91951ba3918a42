import { attachments } from '#fixtures/attachments.ts';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './CreateRequestForm.contract.ts';
import { CreateRequestForm } from './CreateRequestForm.tsx';

describeConformance({
  contract,
  render: (props) => <CreateRequestForm industries={['Retail']} {...props} />,
  examples: [
    <CreateRequestForm key="failed" industries={['Retail']} pending error="Not saved." />,
    <CreateRequestForm
      key="files"
      industries={['Retail']}
      defaultValues={{ files: attachments }}
      onUploadFile={async () => attachments[0]!}
    />,
  ],
});
