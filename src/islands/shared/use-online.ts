import { useEffect, useState } from 'react';

/** Whether the browser believes it has a connection, and the page came over it; on the server there always is one. */
export function useOnline(): boolean {
  const [online, setOnline] = useState(true);
  useEffect(() => {
    const update = () => setOnline(navigator.onLine && !('kept' in document.documentElement.dataset));
    update();
    addEventListener('online', update);
    addEventListener('offline', update);
    return () => {
      removeEventListener('online', update);
      removeEventListener('offline', update);
    };
  }, []);
  return online;
}
