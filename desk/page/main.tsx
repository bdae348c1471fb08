import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { DeskProvider } from './desk-state.tsx';
import './desk.css';

const place = document.getElementById('desk');
if (place)
  createRoot(place).render(
    <StrictMode>
      <DeskProvider>
        <App />
      </DeskProvider>
    </StrictMode>,
  );
