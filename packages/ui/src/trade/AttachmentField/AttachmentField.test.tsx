import { attachments } from '#fixtures/attachments.ts';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './AttachmentField.contract.ts';
import { AttachmentField } from './AttachmentField.tsx';

const onUpload = async () => attachments[0]!;

describeConformance({
  contract,
  render: (props) => <AttachmentField label="Files" onUpload={onUpload} {...props} />,
  examples: [
    <AttachmentField
      key="all"
      label="Files"
      name="files"
      hint="H"
      error="E"
      required
      maxFiles={10}
      maxSize={1000}
      onUpload={onUpload}
      defaultValue={attachments}
    />,
  ],
});
