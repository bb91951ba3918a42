import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './LogoField.contract.ts';
import { LogoField } from './LogoField.tsx';

const logo = { accept: 'image/png', onChoose: () => {}, onRemove: () => {} };

describeConformance({
  contract,
  render: (props) => <LogoField {...logo} hasLogo {...props} />,
  examples: [<LogoField key="none" {...logo} hasLogo={false} state="uploading" error="Too large." />],
});
