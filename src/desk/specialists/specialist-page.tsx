import { useParams } from 'react-router-dom';
import { unwrap } from '#desk/api/desk-client.ts';
import { specialistsCopy as copy } from './specialists-copy.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { LoadedPage } from '#desk/frame/loaded-page.tsx';
import { SpecialistFlow } from './specialist-flow.tsx';

/** Page of one specialist's card, for owners. */
export default function SpecialistPage() {
  const { client } = useDesk();
  const { fairyId = '' } = useParams();
  return (
    <LoadedPage load={() => unwrap(client.GET('/specialists'))} id={fairyId} title={copy.title} words={copy}>
      {(all, reload) => {
        const specialist = all.find(({ id }) => id === fairyId);
        const others = all.filter((one) => one !== specialist);
        return specialist && <SpecialistFlow specialist={specialist} others={others} onChanged={reload} />;
      }}
    </LoadedPage>
  );
}
