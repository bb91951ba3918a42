import { Outlet } from 'react-router-dom';
export function FrameRoute() {
  return (
    <main>
      <Outlet />
    </main>
  );
}
