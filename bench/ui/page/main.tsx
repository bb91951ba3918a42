import { contender } from 'contender';
import { createRoot } from 'react-dom/client';
import { Page } from './Page.tsx';
import { workloads } from './workloads.ts';

window.workloads = workloads;
createRoot(document.getElementById('root')!).render(<Page {...contender} />);
