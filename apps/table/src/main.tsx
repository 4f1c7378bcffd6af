import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@fontsource/spectral/latin-500.css';
import '@fontsource/spectral/latin-700.css';
import './styles/index.css';
import { App } from './App.tsx';
import { table } from './table/table.ts';

table.prepare(table.get().game);

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
