import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './Banner.contract.ts';
import { Banner } from './Banner.tsx';

describeConformance({
  contract,
  render: (props) => <Banner {...props}>You are offline.</Banner>,
  examples: [
    <Banner key="icon" leadingIcon={<svg />}>
      You are offline.
    </Banner>,
    <Banner key="silent" />,
  ],
});
