import { chartCopy } from '#copy/chart.ts';
import { Button } from '#kit/button.tsx';
import { saving } from '#styles/birth-chart.late.css.ts';
import { buttonParts } from '#styles/button.css.ts';
import { actions } from '#styles/layout.css.ts';

export interface ChartSavingProps {
  onSave: (kind: 'svg' | 'png') => void;
  onPrint: () => void;
}

/** Buttons to save the chart as SVG or PNG and to print it. */
export const ChartSaving = ({ onSave, onPrint }: ChartSavingProps) => (
  <div className={`${actions} ${saving}`}>
    <Button parts={buttonParts.ghost} onPress={() => onSave('svg')}>
      {chartCopy.saveSvg}
    </Button>
    <Button parts={buttonParts.ghost} onPress={() => onSave('png')}>
      {chartCopy.savePng}
    </Button>
    <Button parts={buttonParts.ghost} onPress={onPrint}>
      {chartCopy.print}
    </Button>
  </div>
);
