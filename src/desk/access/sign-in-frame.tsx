import type { ReactNode } from 'react';
import { Icon } from '#blocks/icon.tsx';
import { shellCopy } from '#desk/copy/shell.ts';
import { desk } from '#styles/desk/base.css.ts';
import { signIn, inside, night, saying } from './sign-in.css.ts';
import { mark, markDesk, markName } from '#styles/desk/shell.css.ts';

export interface SignInFrameProps {
  brandName: string;
  saying: string;
  children: ReactNode;
}

/** The frame of the pages before anybody is inside: night on the left, the signIn on the right. */
export const SignInFrame = ({ brandName, saying: words, children }: SignInFrameProps) => (
  <div className={`${desk} ${signIn}`}>
    <header className={night}>
      <p className={mark}>
        <Icon name="logo" size={52} />
        <span>
          <span className={markName}>{brandName}</span>
          <span className={markDesk}>{shellCopy.desk}</span>
        </span>
      </p>
      <p className={saying}>{words}</p>
    </header>
    <main id="tresc" tabIndex={-1} className={inside}>
      {children}
    </main>
  </div>
);
