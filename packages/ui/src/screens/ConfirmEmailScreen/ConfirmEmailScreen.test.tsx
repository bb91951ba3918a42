import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './ConfirmEmailScreen.contract.ts';
import { ConfirmEmailScreen } from './ConfirmEmailScreen.tsx';

const links = { profileHref: '/profile', continueHref: '/home', homeHref: '/' };

describeConformance({
  contract,
  render: (props) => <ConfirmEmailScreen {...links} {...props} />,
  examples: [
    <ConfirmEmailScreen {...links} key="done" done="Email confirmed." />,
    <ConfirmEmailScreen {...links} key="unusable" unusable="This link has expired." />,
    <ConfirmEmailScreen {...links} key="error" error="Please wait." pending />,
  ],
});
