import { useEffect, useState } from 'react';

/** The current date, updated at midnight. */
export function useToday(): Date {
  const [today, setToday] = useState(() => new Date());
  useEffect(() => {
    const midnight = new Date(today).setHours(24, 0, 0, 0);
    const timer = setTimeout(() => setToday(new Date()), midnight - Date.now());
    return () => clearTimeout(timer);
  }, [today]);
  return today;
}
