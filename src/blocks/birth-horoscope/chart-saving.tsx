import { useState } from 'react';
import { chartCopy } from '#copy/sky/chart.ts';
import { chartWordsCopy } from '#copy/sky/chart-words.ts';
import { Button } from '#kit/button.tsx';
import { CheckboxField } from '#kit/checkbox-field.tsx';
import { saving } from '#styles/sky/birth-chart.late.css.ts';
import { buttonParts } from '#styles/button.css.ts';
import { checkboxParts } from '#styles/field.css.ts';
import { actions } from '#styles/layout.css.ts';
import { Icon } from '../icon.tsx';

export interface ChartSavingProps {
  onShare: (withName: boolean) => void;
  onSave: (kind: 'svg' | 'png') => void;
  onPrint: () => void;
}

/** Buttons to share the chart as a card, to print it, and to save it as SVG or PNG; the name is shared if wanted. */
export const ChartSaving = ({ onShare, onSave, onPrint }: ChartSavingProps) => {
  const [withName, setWithName] = useState(false);
  return (
    <div className={saving}>
      <div className={actions}>
        <Button parts={buttonParts.ghost} onPress={() => onShare(withName)}>
          {chartWordsCopy.share}
        </Button>
        <Button parts={buttonParts.ghost} onPress={onPrint}>
          {chartCopy.print}
        </Button>
        <Button parts={buttonParts.ghost} onPress={() => onSave('svg')}>
          {chartCopy.saveSvg}
        </Button>
        <Button parts={buttonParts.ghost} onPress={() => onSave('png')}>
          {chartCopy.savePng}
        </Button>
      </div>
      <CheckboxField
        name="shareName"
        label={chartWordsCopy.shareName}
        checked={withName}
        onCheckedChange={setWithName}
        mark={<Icon name="check" size={20} />}
        parts={checkboxParts}
      />
    </div>
  );
};
