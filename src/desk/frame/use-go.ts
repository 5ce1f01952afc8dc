import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { leaveBy } from '#desk/browser/leave-guard.ts';

/**
 * Opens another page once the server has answered, unless the page that asked was left meanwhile. What is typed is asked
 * about first; with `replace` the other page takes the place of this one, whose text was sent or discarded, and nothing is
 * asked.
 */
export function useGo(): (to: string, options?: { replace?: boolean }) => void {
  const navigate = useNavigate();
  const [here] = useState(() => window.location.pathname);
  return (to, { replace = false } = {}) => {
    if (window.location.pathname !== here) return;
    const go = () => void navigate(to, { replace });
    if (replace) go();
    else leaveBy(go);
  };
}
