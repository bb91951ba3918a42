import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './Link.contract.ts';
import { Link } from './Link.tsx';

describeConformance({
  contract,
  render: (props) => (
    <Link href="#x" {...props}>
      Network
    </Link>
  ),
  examples: [
    <Link key="child" variant="accent" asChild>
      <a href="#y">Network</a>
    </Link>,
    <Link key="icons" href="#x" variant="primary" leadingIcon={<svg />} trailingIcon={<svg />}>
      Network
    </Link>,
  ],
});
