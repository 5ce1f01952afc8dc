import { CONSENT_CATEGORY, consentCopy } from '#copy/law/consent.ts';
import { footerCopy } from '#copy/site/shell.ts';
import { Button } from '#kit/button.tsx';
import { CheckboxField } from '#kit/checkbox-field.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { buttonParts } from '#styles/button.css.ts';
import { categories } from '#styles/shell/consent-banner.css.ts';
import { dialogParts } from '#styles/dialog.late.css.ts';
import { checkboxParts } from '#styles/field.css.ts';
import { actions } from '#styles/layout.css.ts';
import { muted } from '#styles/text.css.ts';
import { Icon } from '../icon.tsx';

/** Consent categories that can be refused. */
export type ConsentCategory = Exclude<keyof typeof CONSENT_CATEGORY, 'necessary'>;

const REFUSABLE = ['analytics', 'marketing'] as const satisfies readonly ConsentCategory[];

export interface ConsentSettingsProps {
  open: boolean;
  onClose: () => void;
  granted: Record<ConsentCategory, boolean>;
  onChange: (category: ConsentCategory, granted: boolean) => void;
  onSave: () => void;
}

/** Dialog with the consent categories, opened from the banner and from the footer (SH-4). */
export const ConsentSettings = ({ open, onClose, granted, onChange, onSave }: ConsentSettingsProps) => (
  <Dialog
    open={open}
    onOpenChange={(next) => {
      if (!next) onClose();
    }}
    title={footerCopy.cookieSettings}
    closeLabel={consentCopy.close}
    closeIcon={<Icon name="close" />}
    parts={dialogParts}
  >
    <div className={categories}>
      <p>
        <strong>{CONSENT_CATEGORY.necessary.label}</strong>
        <br />
        <span className={muted}>{CONSENT_CATEGORY.necessary.hint}</span>
      </p>
      {REFUSABLE.map((category) => (
        <CheckboxField
          key={category}
          name={category}
          label={CONSENT_CATEGORY[category].label}
          hint={CONSENT_CATEGORY[category].hint}
          checked={granted[category]}
          onCheckedChange={(checked) => onChange(category, checked)}
          mark={<Icon name="check" size={20} />}
          parts={checkboxParts}
        />
      ))}
    </div>
    <div className={actions}>
      <Button parts={buttonParts.primary} onPress={onSave}>
        {consentCopy.save}
      </Button>
    </div>
  </Dialog>
);
