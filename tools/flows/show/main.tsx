import { createRoot } from 'react-dom/client';
import '#styles/global.css.ts';
import { models } from '../../model/models.ts';
import { Stage } from './stage.tsx';

const search = new URLSearchParams(window.location.search);
const model = models.find(({ name }) => name === search.get('przeplyw'));
const root = document.getElementById('app');
if (root) createRoot(root).render(<Stage model={model} stateId={search.get('stan') ?? ''} />);
