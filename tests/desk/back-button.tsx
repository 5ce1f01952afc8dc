import { useNavigate } from 'react-router-dom';

/** The browser's Back, for pages that a test draws. */
export function BackButton() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Wstecz
    </button>
  );
}
