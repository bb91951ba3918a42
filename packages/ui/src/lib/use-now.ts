'use client';
import { useEffect, useState } from 'react';

/** The current time, updated once a minute: as fine as 'minutes ago' needs it. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
