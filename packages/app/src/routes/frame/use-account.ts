import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#paths.ts';
import { useSession } from '#session/session.tsx';
import { useSignOut } from '#routes/hooks/use-sign-out.ts';
import { accountEntryOf } from './nav-entries.tsx';

/** What the bars of the frame are told. */
export interface FrameBarProps {
  /** The first address of the screen at an address, or undefined when there is no screen. */
  canonicalPath: (pathname: string) => string | undefined;
}

/** The props of the account menu, for a company or a guest. */
export function useAccount({ canonicalPath }: FrameBarProps) {
  const { user } = useSession();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const { pathname } = useLocation();
  const goTo = (path: string) => () => void navigate(path);
  if (!user) return { onLogIn: goTo(paths.login), onRegister: goTo(paths.register) };
  return {
    companyName: user.companyName,
    avatar: user.avatar,
    current: accountEntryOf(canonicalPath(pathname)),
    onProfile: goTo(paths.profile),
    onManageInventory: goTo(paths.inventory),
    onSettings: goTo(paths.settings),
    onSignOut: signOut,
  };
}
