import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './ImageUrlList.contract.ts';
import { ImageUrlList } from './ImageUrlList.tsx';

describeConformance({
  contract,
  render: (props) => <ImageUrlList label="Images" {...props} />,
  examples: [
    <ImageUrlList
      key="all"
      label="Images"
      name="images"
      hideLabel
      hint="H"
      error="E"
      required
      defaultValue={['data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'data:,']}
    />,
  ],
});
