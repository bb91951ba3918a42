import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The token of a letter's link that was just opened, and that of one that the address bar does not show any more.
 *
 * @param path the address of the screen without the token.
 */
export function useLinkToken(path: string): string | undefined {
  const { hash, state } = useLocation() as { hash: string; state: { token?: string } | null };
  const navigate = useNavigate();
  const opened = new URLSearchParams(hash.slice(1)).get('token');
  useEffect(() => {
    // Neither the history nor a picture of the screen should have it; a reload still does.
    if (opened !== null) void navigate(path, { replace: true, state: { token: opened } });
  }, [opened, navigate, path]);
  return opened ?? state?.token;
}
