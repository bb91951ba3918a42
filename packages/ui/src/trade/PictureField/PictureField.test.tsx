import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './PictureField.contract.ts';
import { PictureField } from './PictureField.tsx';

const onUpload = async () => '/api/files/1/a.webp';

describeConformance({
  contract,
  render: (props) => <PictureField label="Pictures" onUpload={onUpload} {...props} />,
  examples: [
    <PictureField
      key="all"
      label="Pictures"
      name="images"
      hint="H"
      error="E"
      required
      onUpload={onUpload}
      defaultValue={['data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'data:,']}
    />,
  ],
});
