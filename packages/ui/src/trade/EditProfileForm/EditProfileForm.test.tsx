import { ownProfile } from '#fixtures/profile.ts';
import { industries } from '#fixtures/industries.ts';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './EditProfileForm.contract.ts';
import { EditProfileForm } from './EditProfileForm.tsx';

const own = { profile: ownProfile, industries };

describeConformance({
  contract,
  render: (props) => <EditProfileForm {...own} {...props} />,
  examples: [
    <EditProfileForm
      {...own}
      key="whole"
      logoField="Change logo"
      onSubmitIdentity={() => {}}
      error="Not saved."
    />,
    <EditProfileForm
      {...own}
      key="conflict"
      conflict={{ current: { ...ownProfile, address: 'Theirs', version: 9 }, fields: ['address'] }}
    />,
  ],
});
