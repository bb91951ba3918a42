import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './ProfileView.contract.ts';
import { ProfileView, type ProfileViewProps } from './ProfileView.tsx';

const profile = {
  id: 'c-own',
  companyName: 'Malabar Trading House',
  email: 'hello@malabar.example',
  adminEmail: 'office@malabar.example',
  address: '7 Bazaar Road',
  companySize: '48 employees',
  clientIndustry: 'Retail',
  companyIndustry: 'Automotive',
  panNumber: 'AAAPM1234C',
  employeeEmails: ['asha@malabar.example'],
  connections: [{ _id: '1', companyName: 'Konark' }, { _id: '2' }],
  productTypes: 'Spices',
  supplierIndustry: 'Pharmaceuticals',
  supplyType: 'Bulk',
};

describeConformance({
  contract,
  render: (props) => <ProfileView {...profile} {...props} />,
  examples: [
    <ProfileView key="loading" loading />,
    <ProfileView key="alone" {...profile} connections={[]} headingLevel={1} />,
  ],
});

/** The text of the rendered profile, in reading order; with a picture, so that it contains no initials. */
const wordsOf = (props: ProfileViewProps) =>
  renderToStaticMarkup(<ProfileView {...props} avatar="/sign.png" />)
    .replaceAll('&amp;', '&')
    .split(/<[^>]*>/)
    .filter(Boolean);

describe('ProfileView', () => {
  it('tells everything in its order', () => {
    expect(wordsOf(profile)).toEqual(
      [
        ['Malabar Trading House', 'Company Info', 'Email', profile.email, 'Admin Email', profile.adminEmail],
        ['Address', profile.address, 'Company Size', profile.companySize, 'Client Industry', 'Retail'],
        ['Company Industry', 'Automotive', 'PAN Number', profile.panNumber],
        ['Employees', 'asha@malabar.example', 'Connections', 'Konark', 'Unknown User'],
        ['Product & Supplier Details', 'Product Types', 'Spices'],
        ['Supplier Industry', 'Pharmaceuticals', 'Supply Type', 'Bulk'],
      ].flat(),
    );
  });

  it('leaves out what is not known', () => {
    expect(
      wordsOf({ companyName: 'Malabar', email: 'a@b.example', address: ' ', connections: [{ _id: '1' }] }),
    ).toEqual(['Malabar', 'Company Info', 'Email', 'a@b.example']);
  });

  it('invites to connect where there are employees and no connections', () => {
    expect(wordsOf({ employeeEmails: ['asha@malabar.example'] })).toEqual([
      'Unknown Company',
      'Employees',
      'asha@malabar.example',
      'Connections',
      'No Connections Yet, Make Connections',
    ]);
  });
});
