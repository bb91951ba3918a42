import { useNavigate } from 'react-router-dom';
import { paths } from '#paths.ts';
import { useSession } from '#session/session.tsx';
import { useSignOut } from '#routes/hooks/use-sign-out.ts';

/** The props of the account menu, for a company or a guest. */
export function useAccount() {
  const { user } = useSession();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const goTo = (path: string) => () => void navigate(path);
  if (!user) return { onLogIn: goTo(paths.login), onRegister: goTo(paths.register) };
  return {
    companyName: user.companyName,
    avatar: user.avatar,
    onProfile: goTo(paths.profile),
    onManageInventory: goTo(paths.inventory),
    onSettings: goTo(paths.settings),
    onSignOut: signOut,
  };
}
