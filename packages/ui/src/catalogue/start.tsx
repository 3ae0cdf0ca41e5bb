import { createRoot } from 'react-dom/client';
import { Catalogue } from './Catalogue';

createRoot(document.getElementById('root') as HTMLElement).render(<Catalogue />);
