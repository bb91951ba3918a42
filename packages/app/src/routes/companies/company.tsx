import { Breadcrumb } from '@guildhall/ui/breadcrumb';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router-dom';
import { profileQuery } from '#data/users.ts';
import { usePageTitle } from '#lib/use-page-title.ts';
import { paths } from '#paths.ts';
import { CompanyView } from './company-view.tsx';

/** The page of a company, to which links from elsewhere lead. */
export function CompanyRoute() {
  const { companyId: id = '' } = useParams();
  const navigate = useNavigate();
  const { data: company } = useQuery(profileQuery(id));
  const name = company?.companyName ?? 'Company';
  usePageTitle(name);
  return (
    <>
      <Breadcrumb
        items={[{ label: 'Network', href: paths.network }, { label: name }]}
        onNavigate={(href) => void navigate(href)}
      />
      <CompanyView key={id} id={id} headingLevel={1} onLeave={() => void navigate(paths.network)} />
    </>
  );
}
