import { describeConformance } from '../../../test/describe-conformance.tsx';
import { openInvitation } from '#fixtures/team.ts';
import { contract } from './JoinScreen.contract.ts';
import { JoinScreen } from './JoinScreen.tsx';

const links = { logInHref: '/login', homeHref: '/' };

describeConformance({
  contract,
  render: (props) => <JoinScreen {...links} {...props} />,
  examples: [
    <JoinScreen {...links} key="unusable" unusable="This link has expired." />,
    <JoinScreen {...links} key="account" hasAccount="This email has an account already." />,
    <JoinScreen {...links} key="loading" state="loading" />,
    <JoinScreen {...links} key="load-error" state="error" />,
    <JoinScreen {...links} key="invitation" invitation={openInvitation} />,
    <JoinScreen {...links} key="error" error="Please wait." pending />,
  ],
});
