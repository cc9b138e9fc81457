-- Open tasks in somebody's hands, or in nobody's ('': an equation chooses the index where IS NULL does not): a view of the queue reads its own rows,
-- however many others are open.
CREATE INDEX staff_tasks_hands ON staff_tasks(ifnull(taken_by, ''), due_at, id) WHERE done_at IS NULL;
-- Done ones in the order in which they are shown.
CREATE INDEX staff_tasks_done ON staff_tasks(done_at, id) WHERE done_at IS NOT NULL;
