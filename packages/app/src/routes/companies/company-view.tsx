import { EmptyState } from '@guildhall/ui/empty-state';
import { Link } from '@guildhall/ui/link';
import { EvidenceBadges } from '@guildhall/ui/trade/evidence-badges';
import { VendorProfile, type VendorProfileProps } from '@guildhall/ui/trade/vendor-profile';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Building2 } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useSendConnection } from '#data/connection-mutations.ts';
import { connectionStatusQuery } from '#data/connections.ts';
import { vendorProductsQuery } from '#data/products.ts';
import { evidenceQuery } from '#data/account.ts';
import { profileQuery } from '#data/users.ts';
import { chatPath, paths } from '#paths.ts';
import { useSession } from '#session/session.tsx';
import { useMay } from '#session/use-may.ts';
import { useLogInFirst } from '#routes/hooks/use-log-in-first.ts';
import { usePagedList } from '#routes/hooks/use-paged-list.ts';
import { SafetyMenu } from '#routes/safety/safety-menu.tsx';
import { useProductActions } from '#routes/products/use-product-actions.ts';

interface CompanyViewProps extends Pick<VendorProfileProps, 'headingLevel'> {
  id: string;
  /** Called when the reader no longer wants to see it. */
  onLeave: () => void;
}

/** A company's profile, the connection to it and its products. */
export function CompanyView({ id, headingLevel, onLeave }: CompanyViewProps) {
  const { user } = useSession();
  const mayConnect = useMay('network');
  const navigate = useNavigate();
  const logInFirst = useLogInFirst();
  const isOther = id !== user?.id;
  const company = useQuery(profileQuery(id));
  const status = useQuery({
    ...connectionStatusQuery(user?.id ?? '', id),
    enabled: user !== null && isOther,
  });
  const evidence = useQuery({ ...evidenceQuery(id), enabled: isOther });
  const send = useSendConnection(user?.id ?? '');
  const { rows, list } = usePagedList(useInfiniteQuery(vendorProductsQuery(id)));
  const { vendorHref: _, onVendorOpen: _open, ...actions } = useProductActions();
  if (company.data === null)
    return (
      <EmptyState
        icon={<Building2 />}
        title="There is no such company"
        description="It may have left Guildhall."
        action={
          headingLevel === 1 && (
            <Link variant="secondary" href={paths.network} onNavigate={onLeave}>
              Go to Network
            </Link>
          )
        }
        // In a panel the title of the panel comes before it.
        headingLevel={headingLevel === 1 ? 1 : 2}
      />
    );
  return (
    <VendorProfile
      {...company.data}
      companyState={company.isPending ? 'loading' : company.isError ? 'error' : 'ready'}
      products={rows}
      {...list}
      onRetry={() => {
        void company.refetch();
        list.onRetry();
      }}
      connectionStatus={isOther ? (status.data?.status ?? 'stranger') : undefined}
      connecting={send.isPending || status.isLoading}
      onConnect={mayConnect ? logInFirst(() => send.mutate(id)) : undefined}
      messageHref={chatPath(id)}
      onMessage={() => void navigate(chatPath(id))}
      evidence={isOther && company.isSuccess && <EvidenceBadges evidence={evidence.data} />}
      menu={
        company.data && (
          <SafetyMenu
            company={company.data}
            target={{ type: 'company', id }}
            onConnect={status.data?.status === 'declined' ? () => send.mutate(id) : undefined}
            onBlocked={onLeave}
          />
        )
      }
      {...(headingLevel && { headingLevel })}
      {...actions}
    />
  );
}
