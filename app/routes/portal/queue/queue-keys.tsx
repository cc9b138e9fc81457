import { useLingui } from "@lingui/react/macro";
import { useNavigate } from "react-router";
import type { StaffTaskRecord } from "#app/domain/booking/office/staff-task.ts";
import { Keys } from "../office/keys.tsx";

/** Where the plan of a task is; null where nothing was booked yet. */
const planOf = (task: StaffTaskRecord | undefined) => (task?.booking ? `/bookings/${task.booking.id}` : null);

interface QueueKeysProps {
  tasks: readonly StaffTaskRecord[];
  row: string | null;
  onMove: (row: string | null) => void;
  onChoose: ((id: string) => void) | undefined;
}

/** The keys of the queue: to the plan of a task, to its conversation, to its confirmation. */
export function QueueKeys({ tasks, row, onMove, onChoose }: QueueKeysProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const openPlan = (id: string) => {
    const to = planOf(tasks.find((task) => task.id === id));
    if (to) void navigate(to);
    else onMove(id);
  };
  const talk = (id: string) => {
    const ref = tasks.find((task) => task.id === id)?.conversation?.ref;
    if (ref) void navigate(`/admin/conversations/${encodeURIComponent(ref)}`);
    else onMove(id);
  };
  return (
    <Keys
      ids={tasks.map(({ id }) => id)}
      current={row}
      onMove={onMove}
      onOpen={openPlan}
      onLeave={() => onMove(null)}
      onMain={talk}
      mainName={t`Read the conversation`}
      onChoose={onChoose}
      further={[
        {
          key: "c",
          name: t`Confirm its booking: the room that fits is proposed`,
          act: (id) => {
            const to = planOf(tasks.find((task) => task.id === id));
            if (to) void navigate(`${to}?do=confirmed`);
          },
        },
      ]}
    />
  );
}
